DROP INDEX "order_items_order_idx";--> statement-breakpoint
CREATE INDEX "profiles_search_idx" ON "profiles" USING gin (shop_fold(coalesce(full_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_created_idx" ON "stock_movements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_order_product_idx" ON "order_items" USING btree ("order_id","product_id","quantity");