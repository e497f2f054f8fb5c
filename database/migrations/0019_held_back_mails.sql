DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_back" text;--> statement-breakpoint
CREATE INDEX "outbox_held_back" ON "outbox" USING btree ("created_at") WHERE held_back IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE sent_at IS NULL AND held_back IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_held_back_reason" CHECK (held_back IS NULL OR (held_back IN ('unproved', 'too-many') AND sent_at IS NULL));