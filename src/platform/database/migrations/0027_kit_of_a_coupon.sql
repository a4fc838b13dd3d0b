ALTER TABLE "coupons" ADD COLUMN "kit_id" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kit_withdrawn_at" timestamp with time zone;--> statement-breakpoint
UPDATE "coupons" c SET "kit_id" = (
  SELECT p.id FROM "order_items" i JOIN "products" p ON p.id = (i.kit->>'productId')::uuid AND p.kit_coupon IS NOT NULL
  WHERE i.order_id = c.kit_order_id ORDER BY i.position LIMIT 1) WHERE c.kit_order_id IS NOT NULL;
