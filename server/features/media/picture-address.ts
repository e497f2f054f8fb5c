const PREFIX = '/media/'

/** The address of a picture → its name in the table `pictures`. */
export function pictureNameOf(address: string): string {
  return address.slice(PREFIX.length)
}

/** The name of a picture → its address, as records show it. */
export function pictureAddress(name: string): string {
  return PREFIX + name
}
