-- One row per attempt to pay. The order points to the payment that counts.
ALTER TABLE "payment_attempts" RENAME TO "payments";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payment_attempts_pkey" TO "payments_pkey";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payment_attempts_order_id_orders_id_fk" TO "payments_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payment_attempts_pending_action" TO "payments_pending_action";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payment_attempts_closed_by" TO "payments_closed_by";--> statement-breakpoint
ALTER TABLE "bank_entries" RENAME CONSTRAINT "bank_entries_attempt_id_payment_attempts_id_fk" TO "bank_entries_attempt_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "pix_confirmations" RENAME CONSTRAINT "pix_confirmations_attempt_id_payment_attempts_id_fk" TO "pix_confirmations_attempt_id_payments_id_fk";--> statement-breakpoint
ALTER INDEX "payment_attempts_order_idx" RENAME TO "payments_order_idx";--> statement-breakpoint
ALTER INDEX "payment_attempts_pending_action_idx" RENAME TO "payments_pending_action_idx";--> statement-breakpoint
DROP INDEX "payment_attempts_reference_key";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payment_attempts_method";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "created_at" TO "opened_at";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "number" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
-- Attempts that were replaced. Their money was refunded, or is about to be.
UPDATE "payments" SET "status" = CASE WHEN "pending_provider_action" = 'refund' THEN 'paid' ELSE 'failed' END;--> statement-breakpoint
UPDATE "payments" SET "closed_by" = 'switched' WHERE "closed_at" IS NOT NULL AND "closed_by" IS NULL;--> statement-breakpoint
UPDATE "payments" p SET "method" = o."payment_method", "status" = o."payment_status", "failure" = o."payment_failure", "pending_provider_action" = o."pending_provider_action"
FROM "orders" o WHERE o."id" = p."order_id" AND o."payment_provider" = p."provider" AND o."payment_reference" = p."reference";--> statement-breakpoint
UPDATE "orders" o SET "payment_id" = coalesce(
  (SELECT p."id" FROM "payments" p WHERE p."order_id" = o."id" AND p."provider" = o."payment_provider" AND p."reference" = o."payment_reference"),
  gen_random_uuid());--> statement-breakpoint
-- Payments that were never opened, that no provider knows, or that are older than the table.
INSERT INTO "payments" ("id", "order_id", "number", "method", "provider", "reference", "amount", "pix_discount_amount", "status", "failure", "pending_provider_action", "opened_at")
SELECT o."payment_id", o."id", o."payment_attempt", o."payment_method", o."payment_provider", o."payment_reference", o."total_amount",
  o."pix_discount_amount", o."payment_status", o."payment_failure", o."pending_provider_action", o."created_at"
FROM "orders" o WHERE NOT EXISTS (SELECT FROM "payments" p WHERE p."id" = o."payment_id");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pix_discount";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cash";--> statement-breakpoint
DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_method", DROP COLUMN "payment_provider", DROP COLUMN "payment_attempt",
  DROP COLUMN "payment_reference", DROP COLUMN "payment_failure", DROP COLUMN "pending_provider_action";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pix_discount" CHECK ("orders"."pix_discount_amount" between 0 and "orders"."subtotal_amount" - "orders"."coupon_discount_amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'pix', 'cash', 'voucher'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash" CHECK ("payments"."method" <> 'cash' or "payments"."provider" = 'by-hand');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_pix_discount" CHECK ("payments"."pix_discount_amount" >= 0 and ("payments"."method" = 'pix' or "payments"."pix_discount_amount" = 0));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_key" UNIQUE("id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("reference","provider");--> statement-breakpoint
CREATE INDEX "payments_method_idx" ON "payments" USING btree ("id","method","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_key" ON "orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_id","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_waived_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","voucher_amount","voucher_refunded_amount","origin","district","delivery_way") WHERE sold_on is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_fk" FOREIGN KEY ("payment_id","payment_status") REFERENCES "public"."payments"("id","status") ON DELETE no action ON UPDATE no action;
