CREATE TABLE "sign_in_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "sign_in_codes_email_lowercase" CHECK ("sign_in_codes"."email" = lower("sign_in_codes"."email")),
	CONSTRAINT "sign_in_codes_tries_left" CHECK ("sign_in_codes"."tries_left" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes" USING btree ("expires_at");