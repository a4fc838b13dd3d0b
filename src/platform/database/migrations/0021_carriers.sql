CREATE TABLE "carrier_accounts" (
	"provider" text PRIMARY KEY NOT NULL,
	"sealed_tokens" text,
	"tokens_expire_at" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_accounts_provider" CHECK ("carrier_accounts"."provider" in ('melhor-envio'))
);
--> statement-breakpoint
CREATE TABLE "carrier_boxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"grams" integer NOT NULL,
	"cost" numeric(12,2) DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_boxes_name" CHECK (char_length("carrier_boxes"."name") between 1 and 40),
	CONSTRAINT "carrier_boxes_measures" CHECK (least("carrier_boxes"."length_mm", "carrier_boxes"."width_mm", "carrier_boxes"."height_mm", "carrier_boxes"."grams") > 0),
	CONSTRAINT "carrier_boxes_cost" CHECK ("carrier_boxes"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_rates" (
	"state" text NOT NULL,
	"service" text NOT NULL,
	"prices" jsonb NOT NULL,
	"days_from" integer NOT NULL,
	"days_until" integer NOT NULL,
	"free_above" numeric(12,2),
	CONSTRAINT "carrier_rates_state_service_pk" PRIMARY KEY("state","service"),
	CONSTRAINT "carrier_rates_state" CHECK ("carrier_rates"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "carrier_rates_days" CHECK ("carrier_rates"."days_from" between 1 and "carrier_rates"."days_until"),
	CONSTRAINT "carrier_rates_free_above" CHECK ("carrier_rates"."free_above" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"access_key" text NOT NULL,
	"number" integer NOT NULL,
	"series" integer NOT NULL,
	"xml" text,
	"danfe_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_invoices_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "order_invoices_access_key" CHECK ("order_invoices"."access_key" ~ '^[0-9]{44}$'),
	CONSTRAINT "order_invoices_number" CHECK ("order_invoices"."number" between 1 and 999999999 and "order_invoices"."series" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"direction" text DEFAULT 'outward' NOT NULL,
	"parcel_number" integer DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"carrier" text NOT NULL,
	"service" text NOT NULL,
	"reference" text,
	"tracking_code" text,
	"state" text NOT NULL,
	"cost" numeric(12,2),
	"parcel" jsonb NOT NULL,
	"bought_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_direction" CHECK ("shipments"."direction" in ('outward', 'return')),
	CONSTRAINT "shipments_state" CHECK ("shipments"."state" in ('buying', 'bought', 'posted', 'moving', 'delivered', 'cancelled')),
	CONSTRAINT "shipments_cost" CHECK ("shipments"."cost" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gift_options" ADD COLUMN "not_by_post" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_parcel_key" ON "shipments" USING btree ("order_id","direction","parcel_number") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_reference_key" ON "shipments" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "shipments_under_way_idx" ON "shipments" USING btree ("updated_at") WHERE state in ('bought', 'posted', 'moving');