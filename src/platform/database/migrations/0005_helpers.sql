CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"second_factor_required" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"mailed_token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_mailed_token_hash_unique" UNIQUE("mailed_token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('admin', 'helper')),
	CONSTRAINT "staff_invitations_email_lowercase" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_open_key" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."used_at" is null and "staff_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_used_by_idx" ON "staff_invitations" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'helper'));--> statement-breakpoint
-- Who loses a role, or has to show her factor anew, hears nothing more of the back office: every node asks its listeners again.
CREATE FUNCTION announce_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('back_office_updates', 'roles');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_for_back_office AFTER UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION announce_roles();
