ALTER TABLE "freight_quotes" ADD COLUMN "duration_seconds" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_cpf" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_cpf" CHECK ("orders"."customer_cpf" ~ '^[0-9]{11}$');