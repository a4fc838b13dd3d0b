CREATE TABLE "contact_notes" (
	"contact" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
-- What the owner noted about who bought without an account goes where her last order goes: into the account that claims it, to the
-- corrected telephone or e-mail, or away with a forgotten identity.
CREATE FUNCTION follow_contact_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone contact_notes;
BEGIN
  IF EXISTS (SELECT FROM orders WHERE contact = OLD.contact) THEN RETURN NULL; END IF;
  DELETE FROM contact_notes WHERE contact = OLD.contact RETURNING * INTO gone;
  IF coalesce(gone.note, '') = '' THEN RETURN NULL; END IF;
  IF NEW.user_id IS NOT NULL THEN
    INSERT INTO profiles (user_id, email, owner_note) SELECT id, email, gone.note FROM users WHERE id = NEW.user_id
      ON CONFLICT (user_id) DO UPDATE SET owner_note = concat_ws(E'\n', nullif(profiles.owner_note, ''), excluded.owner_note);
  ELSIF NEW.contact IS NOT NULL THEN
    INSERT INTO contact_notes (contact, note) VALUES (NEW.contact, gone.note)
      ON CONFLICT (contact) DO UPDATE SET note = concat_ws(E'\n', nullif(contact_notes.note, ''), excluded.note);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_contact_note AFTER UPDATE OF user_id, customer_phone, customer_email, identity_locked_at ON orders FOR EACH ROW
  WHEN (OLD.contact IS NOT NULL AND OLD.contact IS DISTINCT FROM NEW.contact)
  EXECUTE FUNCTION follow_contact_note();
