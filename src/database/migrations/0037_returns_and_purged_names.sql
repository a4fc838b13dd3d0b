ALTER TABLE "order_returns" DROP CONSTRAINT "order_returns_amount_positive";--> statement-breakpoint
CREATE INDEX "order_items_purged_name_idx" ON "order_items" USING btree ((product_snapshot ->> 'name')) WHERE product_id is null;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_amount_not_negative" CHECK ("order_returns"."amount" >= 0);