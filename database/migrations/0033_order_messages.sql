CREATE TABLE "order_message_pictures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	CONSTRAINT "order_message_pictures_place" UNIQUE("message_id","place"),
	CONSTRAINT "order_message_pictures_name" UNIQUE("name"),
	CONSTRAINT "order_message_pictures_place_known" CHECK ("order_message_pictures"."place" BETWEEN 1 AND 4),
	CONSTRAINT "order_message_pictures_size" CHECK ("order_message_pictures"."width" > 0 AND "order_message_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"author" text NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"pictures" smallint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "order_messages_once" UNIQUE("order_id","company_id","author","key"),
	CONSTRAINT "order_messages_author_known" CHECK ("order_messages"."author" IN ('buyer', 'brewery')),
	CONSTRAINT "order_messages_length" CHECK (char_length("order_messages"."text") <= 2000),
	CONSTRAINT "order_messages_pictures" CHECK ("order_messages"."pictures" BETWEEN 0 AND 4),
	CONSTRAINT "order_messages_say_something" CHECK ("order_messages"."erased_at" IS NOT NULL OR "order_messages"."text" <> '' OR "order_messages"."pictures" > 0),
	CONSTRAINT "order_messages_erased" CHECK ("order_messages"."erased_at" IS NULL OR ("order_messages"."text" = '' AND "order_messages"."pictures" = 0))
);
--> statement-breakpoint
CREATE TABLE "order_threads" (
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"buyer_read_at" timestamp with time zone,
	"brewery_read_at" timestamp with time zone,
	CONSTRAINT "order_threads_order_id_company_id_pk" PRIMARY KEY("order_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "order_message_pictures" ADD CONSTRAINT "order_message_pictures_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_pictures" ADD CONSTRAINT "order_message_pictures_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_thread" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."order_threads"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_threads" ADD CONSTRAINT "order_threads_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_thread" ON "order_messages" USING btree ("order_id","company_id","at","id");--> statement-breakpoint
CREATE INDEX "order_threads_waiting" ON "order_threads" USING btree ("company_id","waiting_since","order_id") WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_threads_answered" ON "order_threads" USING btree ("company_id","last_at","order_id") WHERE waiting_since IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
-- Nothing of a message changes but that it is erased with its writer's account.
CREATE FUNCTION refuse_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL
     AND (NEW.id, NEW.order_id, NEW.company_id, NEW.author, NEW.key, NEW.at)
       = (OLD.id, OLD.order_id, OLD.company_id, OLD.author, OLD.key, OLD.at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_messages_append_only BEFORE UPDATE OR DELETE ON order_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_message_change();
