DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "most_cost" numeric(12,2);--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_method","payment_provider","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_waived_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","voucher_amount","voucher_refunded_amount","origin","district","delivery_way") WHERE sold_on is not null;