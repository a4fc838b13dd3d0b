ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_way";--> statement-breakpoint
DROP INDEX "orders_open_checkout_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_hand_key" ON "orders" USING btree ("attempt_key") WHERE origin <> 'site';--> statement-breakpoint
CREATE INDEX "orders_unclaimed_idx" ON "orders" USING btree ("customer_email") WHERE origin <> 'site' and user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_checkout_key" ON "orders" USING btree ("user_id") WHERE hold_expires_at is not null and origin = 'site';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin" CHECK ("orders"."origin" in ('site', 'fair', 'instagram', 'phone', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash" CHECK ("orders"."payment_method" <> 'cash' or "orders"."payment_provider" = 'by-hand');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'pix', 'cash'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_way" CHECK ("orders"."delivery_way" in ('courier', 'arranged', 'pickup', 'handed'));