-- Orders that were opened before attempts were recorded get the row of their payment.
INSERT INTO "payment_attempts" ("order_id", "number", "method", "provider", "reference", "amount", "pix_discount_amount", "created_at")
SELECT "id", "payment_attempt", "payment_method", "payment_provider", "payment_reference", "total_amount", "pix_discount_amount", "created_at"
FROM "orders"
WHERE "payment_reference" IS NOT NULL AND "payment_method" IN ('card', 'pix')
ON CONFLICT ("provider", "reference") DO NOTHING;
