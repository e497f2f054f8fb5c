ALTER TABLE "shop_rating" ADD COLUMN "rate_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_rating" ADD COLUMN "rate_sum" bigint DEFAULT 0 NOT NULL;