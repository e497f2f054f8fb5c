CREATE TABLE "parcel_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"arrived" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_arrivals" ADD CONSTRAINT "parcel_arrivals_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_arrivals_parcel" ON "parcel_arrivals" USING btree ("order_id","company_id");--> statement-breakpoint
CREATE INDEX "parcel_arrivals_missing" ON "parcel_arrivals" USING btree ("at") WHERE NOT arrived;--> statement-breakpoint
CREATE TRIGGER parcel_arrivals_append_only BEFORE UPDATE OR DELETE ON parcel_arrivals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
