ALTER TABLE "freight_quotes" ADD COLUMN "promised_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_day" date;