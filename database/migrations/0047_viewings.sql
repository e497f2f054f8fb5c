CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"admin_id" uuid NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"reason" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "viewings_session" UNIQUE("session_id"),
	CONSTRAINT "viewings_of_another" CHECK ("viewings"."user_id" <> "viewings"."admin_id"),
	CONSTRAINT "viewings_forgotten_whole" CHECK (("viewings"."user_id" IS NULL) = ("viewings"."reason" IS NULL)),
	CONSTRAINT "viewings_ends_in_time" CHECK ("viewings"."ended_at" BETWEEN "viewings"."begun_at" AND "viewings"."until"),
	CONSTRAINT "viewings_over" CHECK ("viewings"."ended_at" IS NULL OR "viewings"."session_id" IS NULL),
	CONSTRAINT "viewings_open_of_somebody" CHECK ("viewings"."ended_at" IS NOT NULL OR "viewings"."user_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_open" ON "viewings" USING btree ("admin_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "viewings_admin" ON "viewings" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "viewings_user" ON "viewings" USING btree ("user_id","id");