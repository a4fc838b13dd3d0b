-- Locks a customer and then the orders of her carts whose payment somebody could still make. Each statement of a VOLATILE function sees
-- what was committed before it, so that an order written by whoever held the customer's lock until now is found.
CREATE FUNCTION lock_unfinished_orders(customer uuid) RETURNS SETOF orders LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = customer FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT * FROM orders
    WHERE user_id = customer AND origin = 'site' AND (hold_expires_at IS NOT NULL OR payment_duty = 'cancel')
    FOR UPDATE;
END $$;
