ALTER TABLE "pictures" ADD COLUMN "condemned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "pictures_condemned" ON "pictures" USING btree ("name") WHERE condemned_at IS NOT NULL;