CREATE TABLE "voucher_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"order_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_entries_kind" CHECK ("voucher_entries"."kind" in ('issued', 'spent', 'given-back', 'corrected')),
	CONSTRAINT "voucher_entries_sign" CHECK ("voucher_entries"."amount" <> 0 and ("voucher_entries"."kind" = 'corrected' or ("voucher_entries"."amount" < 0) = ("voucher_entries"."kind" = 'spent')))
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"code_hash" text,
	"code_end" text DEFAULT '' NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"giver_name" text DEFAULT '' NOT NULL,
	"giver_email" text DEFAULT '' NOT NULL,
	"giver_id" uuid,
	"receiver_name" text DEFAULT '' NOT NULL,
	"receiver_email" text,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date,
	"sent_at" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_state" CHECK ("vouchers"."state" in ('pending', 'active', 'blocked')),
	CONSTRAINT "vouchers_code" CHECK (("vouchers"."state" = 'pending') = ("vouchers"."code_hash" is null)),
	CONSTRAINT "vouchers_amount_positive" CHECK ("vouchers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_origin";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_positive";--> statement-breakpoint
DROP INDEX "orders_sold_on_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_refunded_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "voucher_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_entries_voucher_idx" ON "voucher_entries" USING btree ("voucher_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_entries_order_idx" ON "voucher_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_created_idx" ON "voucher_entries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_order_key" ON "vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_created_idx" ON "vouchers" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vouchers_giver_idx" ON "vouchers" USING btree ("giver_id");--> statement-breakpoint
CREATE INDEX "vouchers_to_send_idx" ON "vouchers" USING btree ("send_on") WHERE state = 'active' and sent_at is null;--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_method","payment_provider","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_waived_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","voucher_amount","voucher_refunded_amount","origin","district") WHERE sold_on is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_amount" CHECK ("orders"."total_amount" >= 0 and "orders"."voucher_amount" >= 0 and "orders"."voucher_refunded_amount" between 0 and "orders"."voucher_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" + "orders"."gift_amount" - "orders"."coupon_discount_amount" - "orders"."pix_discount_amount" - "orders"."voucher_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'pix', 'cash', 'voucher'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin" CHECK ("orders"."origin" in ('site', 'voucher', 'fair', 'instagram', 'phone', 'whatsapp', 'other'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" >= 0 and "refunds"."voucher_amount" >= 0 and "refunds"."amount" + "refunds"."voucher_amount" > 0);--> statement-breakpoint
-- Whoever writes into a voucher's ledger takes turns, and nobody takes more than it has.
CREATE FUNCTION check_voucher_balance() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_catalog AS $$
BEGIN
  PERFORM 1 FROM vouchers WHERE id = NEW.voucher_id FOR UPDATE;
  IF (SELECT sum(amount) FROM voucher_entries WHERE voucher_id = NEW.voucher_id) < 0 THEN
    RAISE EXCEPTION 'voucher % has less than that', NEW.voucher_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_entries_balance AFTER INSERT OR UPDATE ON voucher_entries FOR EACH ROW EXECUTE FUNCTION check_voucher_balance();
