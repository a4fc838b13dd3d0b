ALTER TABLE "order_items" ADD COLUMN "picked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_on_their_way_idx" ON "orders" USING btree ("shipped_at") WHERE status = 'shipped';