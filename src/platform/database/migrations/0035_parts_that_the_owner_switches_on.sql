-- A shop that was opened goes on offering what it offered, and keeps the promise of ninety days.
INSERT INTO shop_settings (section, "values")
SELECT section, "values" FROM (VALUES
  ('features', '{"gifts":"yes","quiz":"yes","invoiceCpf":"yes","newsletter":"yes"}'::jsonb),
  ('returns', '{"complaintDays":"90"}'::jsonb)) AS former (section, "values")
WHERE EXISTS (SELECT FROM shop_settings WHERE section = 'opening')
ON CONFLICT (section) DO NOTHING;
