CREATE TABLE "order_keys" (
	"buyer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_keys_buyer_id_idempotency_key_pk" PRIMARY KEY("buyer_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;