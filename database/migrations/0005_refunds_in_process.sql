DROP INDEX "refunds_open";--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE state IN ('due', 'sent', 'in-process');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" IN ('due', 'sent', 'in-process', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_in_process_known" CHECK ("refunds"."state" <> 'in-process' OR "refunds"."provider_refund_id" IS NOT NULL);