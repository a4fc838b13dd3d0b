DROP INDEX "orders_pending_attempt_key";--> statement-breakpoint
DROP INDEX "orders_hold_expires_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_duty" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_checkout_key" ON "orders" USING btree ("user_id") WHERE hold_expires_at is not null;--> statement-breakpoint
CREATE INDEX "orders_payment_duty_idx" ON "orders" USING btree ("updated_at") WHERE payment_duty is not null;--> statement-breakpoint
CREATE INDEX "orders_hold_expires_idx" ON "orders" USING btree ("hold_expires_at") WHERE hold_expires_at is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_duty" CHECK ("orders"."payment_duty" in ('cancel', 'refund'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_reason" CHECK ("orders"."cancel_reason" in ('expired', 'replaced', 'customer', 'owner'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_open_checkout" CHECK ("orders"."hold_expires_at" is null or ("orders"."status" = 'pending' and "orders"."payment_status" in ('pending', 'failed') and "orders"."stock_held"));