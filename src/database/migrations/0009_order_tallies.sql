CREATE TABLE "order_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" numeric(12,2) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_related_idx" ON "products" USING btree ("category_id",(stock_quantity = 0),(not featured),"sort_name") WHERE active;--> statement-breakpoint
CREATE INDEX "products_featured_idx" ON "products" USING btree ((stock_quantity = 0),"sort_name") WHERE active and featured;--> statement-breakpoint
CREATE INDEX "orders_waiting_idx" ON "orders" USING btree ("created_at","id") WHERE payment_status = 'paid' and status in ('pending', 'processing');--> statement-breakpoint
CREATE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, orders, amount)
    SELECT status, payment_status, count(*), sum(total_amount) FROM changed GROUP BY status, payment_status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_gone_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, orders, amount)
    SELECT status, payment_status, -count(*), -sum(total_amount) FROM changed GROUP BY status, payment_status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, orders, amount) VALUES
    (OLD.status, OLD.payment_status, -1, -OLD.total_amount),
    (NEW.status, NEW.payment_status, 1, NEW.total_amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_no_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_tallies;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally_inserted AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_new_orders();
--> statement-breakpoint
CREATE TRIGGER orders_tally_deleted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_orders();
--> statement-breakpoint
-- For each row, because only such a trigger can be told to stay asleep when nothing that is counted has changed.
CREATE TRIGGER orders_tally_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status, OLD.total_amount) IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.total_amount))
  EXECUTE FUNCTION tally_changed_order();
--> statement-breakpoint
CREATE TRIGGER orders_tally_truncated AFTER TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION tally_no_orders();
--> statement-breakpoint
-- The triggers hold everybody else off the orders until this migration is through, so nothing is missed and nothing counts twice.
INSERT INTO order_tallies (status, payment_status, orders, amount)
  SELECT status, payment_status, count(*), sum(total_amount) FROM orders GROUP BY status, payment_status;
