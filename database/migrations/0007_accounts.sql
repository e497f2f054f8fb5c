CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_bytes_positive" CHECK ("pictures"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pictures_created" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "beers_image" ON "beers" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "buyers_image" ON "buyers" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "companies_image" ON "companies" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "order_lines_image" ON "order_lines" USING btree ("image") WHERE image <> '';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_inactive" CHECK ("users"."deleted_at" IS NULL OR NOT "users"."active");