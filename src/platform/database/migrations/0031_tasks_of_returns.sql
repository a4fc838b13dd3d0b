ALTER TABLE "order_returns" ADD COLUMN "send_on" date;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "goods_cost" numeric(12,2);--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "ride_cost" numeric(12,2);--> statement-breakpoint
CREATE INDEX "order_returns_tasks_idx" ON "order_returns" USING btree ("created_at") WHERE state = 'exchanged' and send_on is not null and sent_at is null
  or return_way = 'courier' and received_at is null and state in ('asked', 'refunded', 'exchanged');--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_costs_not_negative" CHECK ("order_returns"."goods_cost" >= 0 and "order_returns"."ride_cost" >= 0);