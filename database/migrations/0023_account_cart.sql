CREATE TABLE "account_carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"entries" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_carts_no_longer_than_a_cookie" CHECK (length("account_carts"."entries") <= 4096)
);
--> statement-breakpoint
ALTER TABLE "account_carts" ADD CONSTRAINT "account_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;