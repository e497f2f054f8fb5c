ALTER TABLE "parcels" DROP CONSTRAINT "parcels_delivered_to_adult";--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "hand_over_code" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "hand_over_misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "handed_by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_code_digits" CHECK ("parcels"."hand_over_code" ~ '^[0-9]{6}$');--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_handed_by_its_code" CHECK (NOT "parcels"."handed_by_code" OR "parcels"."hand_over_code" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_misses" CHECK ("parcels"."hand_over_misses" BETWEEN 0 AND 5);--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivered_to_adult" CHECK ("parcels"."state" <> 'delivered' OR "parcels"."id_checked" OR "parcels"."handed_by_code");