ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_way";--> statement-breakpoint
ALTER TABLE "freight_quotes" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_quotes" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_quotes" ALTER COLUMN "distance_metres" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_quotes" ALTER COLUMN "breakdown" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_quotes" ADD COLUMN "offers" jsonb;--> statement-breakpoint
ALTER TABLE "freight_quotes" ADD COLUMN "cart_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_way" CHECK ("orders"."delivery_way" in ('courier', 'arranged', 'pickup', 'handed', 'carrier'));