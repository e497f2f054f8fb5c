/** An open session. `userId` is the user's own id, for sellers too, who otherwise go by their company's. */
export type OwnSession = { id: string; userId: string; openedAt: Date }
