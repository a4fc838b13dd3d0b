ALTER TABLE "pictures" ADD COLUMN "upload_batch" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "upload_place" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_upload_idx" ON "pictures" USING btree ("upload_batch","upload_place");