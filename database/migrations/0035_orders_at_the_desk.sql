CREATE INDEX "orders_code" ON "orders" USING btree (right(id::text, 8));--> statement-breakpoint
CREATE INDEX "parcels_cancelled" ON "parcels" USING btree ("order_id") WHERE state = 'cancelled';