ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "failed_refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'refused', 'failed'));--> statement-breakpoint
-- A payment that comes for a replaced order locks the order that took its place after itself: the older one first, here too.
CREATE OR REPLACE FUNCTION lock_unfinished_orders(customer uuid) RETURNS SETOF orders LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = customer FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT * FROM orders
    WHERE user_id = customer AND origin = 'site' AND (hold_expires_at IS NOT NULL OR payment_duty = 'cancel')
    ORDER BY created_at, id
    FOR UPDATE;
END $$;
--> statement-breakpoint
-- Lines of a bank are known by day, amount, payer and a count; a bank's own number may be another in the next file. What an erasure emptied keeps its mark.
UPDATE bank_lines SET fingerprint = id::text WHERE payer <> '';
--> statement-breakpoint
UPDATE bank_lines SET fingerprint = known.fingerprint
FROM (
  SELECT id, translate(trim(trailing '=' from encode(sha256(convert_to(
    '["' || day || '",' || (amount * 100)::bigint || ',' || to_json(payer)::text || ']#' ||
    row_number() over (partition by day, amount, payer order by created_at, id), 'UTF8')), 'base64')), '+/', '-_') AS fingerprint
  FROM bank_lines WHERE payer <> ''
) known
WHERE known.id = bank_lines.id AND NOT EXISTS (SELECT FROM bank_lines kept WHERE kept.fingerprint = known.fingerprint);
