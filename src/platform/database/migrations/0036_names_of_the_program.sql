-- Tables and columns get the names that the program uses for them. No row changes.
ALTER TABLE "pictures" RENAME TO "image_records";--> statement-breakpoint
ALTER TABLE "image_records" RENAME CONSTRAINT "pictures_pkey" TO "image_records_pkey";--> statement-breakpoint
ALTER TABLE "image_records" RENAME CONSTRAINT "pictures_size_positive" TO "image_records_size_positive";--> statement-breakpoint
ALTER INDEX "pictures_upload_idx" RENAME TO "image_records_upload_idx";--> statement-breakpoint
ALTER TABLE "bank_lines" RENAME TO "bank_entries";--> statement-breakpoint
ALTER TABLE "bank_entries" RENAME CONSTRAINT "bank_lines_pkey" TO "bank_entries_pkey";--> statement-breakpoint
ALTER TABLE "bank_entries" RENAME CONSTRAINT "bank_lines_fingerprint_unique" TO "bank_entries_fingerprint_unique";--> statement-breakpoint
ALTER TABLE "bank_entries" RENAME CONSTRAINT "bank_lines_amount_positive" TO "bank_entries_amount_positive";--> statement-breakpoint
ALTER TABLE "bank_entries" RENAME CONSTRAINT "bank_lines_attempt_id_payment_attempts_id_fk" TO "bank_entries_attempt_id_payment_attempts_id_fk";--> statement-breakpoint
ALTER INDEX "bank_lines_day_idx" RENAME TO "bank_entries_day_idx";--> statement-breakpoint
ALTER INDEX "bank_lines_open_idx" RENAME TO "bank_entries_open_idx";--> statement-breakpoint
ALTER TABLE "pix_confirmations" RENAME COLUMN "bank_line_id" TO "bank_entry_id";--> statement-breakpoint
ALTER TABLE "pix_confirmations" RENAME CONSTRAINT "pix_confirmations_bank_line_id_bank_lines_id_fk" TO "pix_confirmations_bank_entry_id_bank_entries_id_fk";--> statement-breakpoint
ALTER TABLE "order_returns" RENAME COLUMN "wish" TO "remedy";--> statement-breakpoint
ALTER TABLE "order_returns" RENAME CONSTRAINT "order_returns_wish" TO "order_returns_remedy";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "payment_duty" TO "pending_provider_action";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME CONSTRAINT "payment_attempts_duty" TO "payment_attempts_pending_action";--> statement-breakpoint
ALTER INDEX "payment_attempts_duty_idx" RENAME TO "payment_attempts_pending_action_idx";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "payment_duty" TO "pending_provider_action";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_payment_duty" TO "orders_pending_action";--> statement-breakpoint
ALTER INDEX "orders_payment_duty_idx" RENAME TO "orders_pending_action_idx";--> statement-breakpoint
CREATE OR REPLACE FUNCTION lock_unfinished_orders(customer uuid) RETURNS SETOF orders LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = customer FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT * FROM orders
    WHERE user_id = customer AND origin = 'site' AND (hold_expires_at IS NOT NULL OR pending_provider_action = 'cancel')
    ORDER BY created_at, id
    FOR UPDATE;
END $$;
