ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_uses_amount_positive";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_kind";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_offer";--> statement-breakpoint
ALTER TABLE "settings_frete_motoboy" DROP CONSTRAINT "settings_frete_motoboy_not_negative";--> statement-breakpoint
DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "freight_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_quotes" ADD COLUMN "free_above" numeric(12,2);--> statement-breakpoint
ALTER TABLE "settings_frete_motoboy" ADD COLUMN "free_above" numeric(12,2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_waived_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_method","payment_provider","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_waived_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","district") WHERE sold_on is not null;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_amount_positive" CHECK (least("coupon_uses"."amount", "coupon_uses"."freight_amount") >= 0 and "coupon_uses"."amount" + "coupon_uses"."freight_amount" > 0);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'amount', 'set', 'freight'));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_offer" CHECK (case "coupons"."kind" when 'percent' then "coupons"."percent" between 1 and 100 and "coupons"."amount" is null and "coupons"."set_units" is null
        when 'amount' then "coupons"."amount" > 0 and "coupons"."percent" is null and "coupons"."set_units" is null
        when 'freight' then "coupons"."amount" is null and "coupons"."percent" is null and "coupons"."set_units" is null
        else "coupons"."amount" > 0 and "coupons"."set_units" between 2 and 12 and "coupons"."percent" is null end);--> statement-breakpoint
ALTER TABLE "settings_frete_motoboy" ADD CONSTRAINT "settings_frete_motoboy_not_negative" CHECK (least("settings_frete_motoboy"."base_price", "settings_frete_motoboy"."tier1_rate", "settings_frete_motoboy"."tier2_rate", "settings_frete_motoboy"."tier3_rate", "settings_frete_motoboy"."tier4_rate", "settings_frete_motoboy"."handling_fee", "settings_frete_motoboy"."peak_upcharge_pct", "settings_frete_motoboy"."free_above") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_waived" CHECK ("orders"."shipping_waived_amount" >= 0 and ("orders"."shipping_waived_amount" = 0 or "orders"."shipping_amount" = 0));