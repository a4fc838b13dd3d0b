-- Sales are added up from the orders themselves; what wrote sums down beside them goes, its triggers with their functions.
DROP FUNCTION tally_new_orders(), tally_gone_orders(), tally_changed_order(), tally_no_orders(), mark_sales_days(), forget_sales_days(),
  tally_products(), tally_changed_product(), tally_users(), tally_no_rows(), forget_broken_rankings() CASCADE;
--> statement-breakpoint
DROP TABLE "row_tallies", "order_tallies", "day_tallies", "district_month_tallies", "district_tallies", "item_month_tallies", "item_tallies",
  "ranked_items", "sales_rankings", "stale_sales_days", "tallied_months";
--> statement-breakpoint
DROP INDEX "order_items_order_product_idx";--> statement-breakpoint
DROP INDEX "orders_payment_status_created_idx";--> statement-breakpoint
DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "name" text GENERATED ALWAYS AS (left(product_snapshot->>'name', 200)) STORED,
  ADD COLUMN "size" text GENERATED ALWAYS AS (left(coalesce(product_snapshot->>'variant_name', ''), 200)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "district" text GENERATED ALWAYS AS (left(trim(split_part(coalesce(shipping_address->>'line2', ''), ' – ', -1)), 200)) STORED;--> statement-breakpoint
CREATE INDEX "order_items_order_product_idx" ON "order_items" USING btree ("order_id","product_id","quantity","returned_quantity","total_price","unit_cost","id","name","size");--> statement-breakpoint
CREATE INDEX "orders_payment_status_created_idx" ON "orders" USING btree ("payment_status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_method","payment_provider","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","district") WHERE sold_on is not null;
