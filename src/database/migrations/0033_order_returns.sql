CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wish" text DEFAULT 'refund' NOT NULL,
	"lines" jsonb NOT NULL,
	"is_whole" boolean NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"return_way" text,
	"reason" text DEFAULT '' NOT NULL,
	"pix_key" text,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"collect_on" date,
	"received_at" timestamp with time zone,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_returns_amount_positive" CHECK ("order_returns"."amount" > 0),
	CONSTRAINT "order_returns_kind" CHECK ("order_returns"."kind" in ('cancellation', 'withdrawal', 'broken', 'wrong')),
	CONSTRAINT "order_returns_wish" CHECK ("order_returns"."wish" in ('refund', 'exchange')),
	CONSTRAINT "order_returns_state" CHECK ("order_returns"."state" in ('asked', 'refunded', 'exchanged', 'declined', 'kept')),
	CONSTRAINT "order_returns_return_way" CHECK ("order_returns"."return_way" in ('courier', 'workshop')),
	CONSTRAINT "order_returns_photos" CHECK (cardinality("order_returns"."photos") <= 4)
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_order_idx" ON "order_returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_created_idx" ON "order_returns" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_open_key" ON "order_returns" USING btree ("order_id") WHERE state = 'asked';