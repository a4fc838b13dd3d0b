-- A shop that sells or has sold goes on; only one that begins is closed until its owner opens it.
INSERT INTO shop_settings (section, "values")
SELECT 'opening', jsonb_build_object('state', 'open', 'since', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
WHERE EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM products WHERE active)
ON CONFLICT (section) DO NOTHING;
