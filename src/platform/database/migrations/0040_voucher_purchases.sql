ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_way";--> statement-breakpoint
DROP INDEX "orders_buyers_idx";--> statement-breakpoint
DROP INDEX "orders_contact_idx";--> statement-breakpoint
DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "orders" drop column "sold_on";--> statement-breakpoint
-- Until now, voucher purchases were stored as orders without candles that were handed over.
UPDATE "orders" SET "delivery_way" = 'none' WHERE "origin" = 'voucher';--> statement-breakpoint
UPDATE "order_items" i SET "unit_cost" = NULL FROM "orders" o WHERE o."id" = i."order_id" AND o."origin" = 'voucher';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_on" date GENERATED ALWAYS AS (case when payment_status in ('paid', 'refunded') and delivery_way <> 'none' then (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date end) STORED;--> statement-breakpoint
CREATE INDEX "orders_buyers_idx" ON "orders" USING btree ("user_id","paid_at") WHERE payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_contact_idx" ON "orders" USING btree ("contact","created_at","paid_at","payment_status") WHERE contact is not null;--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_id","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_waived_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","voucher_amount","voucher_refunded_amount","district","delivery_way") WHERE sold_on is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_way" CHECK ("orders"."delivery_way" in ('courier', 'arranged', 'pickup', 'handed', 'carrier', 'none'));