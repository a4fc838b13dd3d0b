CREATE TABLE "request_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_answers_created_idx" ON "request_answers" USING btree ("created_at");