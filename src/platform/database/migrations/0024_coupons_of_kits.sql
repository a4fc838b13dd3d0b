ALTER TABLE "products" ADD COLUMN "kit_coupon" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "counts_kit_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kit_order_id" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kit_order_id_orders_id_fk" FOREIGN KEY ("kit_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_kit_order_key" ON "coupons" USING btree ("kit_order_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kit_coupon" CHECK ("products"."kit_kind" is not null or "products"."kit_coupon" is null);