DELETE FROM "request_answers" WHERE "answer" IS NULL;--> statement-breakpoint
ALTER TABLE "request_answers" DROP CONSTRAINT "request_answers_state";--> statement-breakpoint
ALTER TABLE "request_answers" DROP COLUMN "state";