ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pix_discount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_amount" CHECK ("orders"."gift_amount" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_discount" CHECK ("orders"."coupon_discount_amount" between 0 and "orders"."subtotal_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" + "orders"."gift_amount" - "orders"."coupon_discount_amount" - "orders"."pix_discount_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pix_discount" CHECK ("orders"."pix_discount_amount" between 0 and "orders"."subtotal_amount" - "orders"."coupon_discount_amount" and ("orders"."payment_method" = 'pix' or "orders"."pix_discount_amount" = 0));--> statement-breakpoint
-- A changed coupon or gift changes the day that it was sold on.
DROP TRIGGER orders_mark_updated ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_mark_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.sold_on, OLD.payment_status, OLD.payment_method, OLD.payment_provider, OLD.subtotal_amount, OLD.pix_discount_amount,
      OLD.coupon_discount_amount, OLD.gift_amount,
      OLD.shipping_amount, OLD.shipping_actual_cost, OLD.shipping_provider, OLD.refunded_amount, OLD.shipping_address)
    IS DISTINCT FROM (NEW.sold_on, NEW.payment_status, NEW.payment_method, NEW.payment_provider, NEW.subtotal_amount, NEW.pix_discount_amount,
      NEW.coupon_discount_amount, NEW.gift_amount,
      NEW.shipping_amount, NEW.shipping_actual_cost, NEW.shipping_provider, NEW.refunded_amount, NEW.shipping_address)
    AND (OLD.sold_on IS NOT NULL OR NEW.sold_on IS NOT NULL))
  EXECUTE FUNCTION mark_sales_days();
