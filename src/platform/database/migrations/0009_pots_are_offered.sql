-- Every shop promised it so far: who has sold keeps the promise until its owner ends it.
INSERT INTO shop_settings (section, "values")
SELECT 'pots', '{"offered": "yes"}'::jsonb
WHERE EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM pot_entries)
ON CONFLICT (section) DO NOTHING;
