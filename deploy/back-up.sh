#!/bin/sh
# Writes an encrypted backup, proves that it opens, and only then removes old ones. deploy/systemd runs it every night.
set -eu
cd "$(dirname "$0")/.."
folder=${BACKUP_DIR:?says where the backups go}
keep=${BACKUP_KEEP:-14}
: "${BACKUP_PASSPHRASE:?encrypts the backup: without it the file holds customers in the clear}"
umask 077

file="$folder/shop-$(date +%Y-%m-%d-%H%M%S).tar.gz"
trial=$(mktemp -d)
trap 'rm -rf "$trial" "$file.part"' EXIT
npm run --silent backup -- "$file.part"
# Into an embedded database and a folder of its own, never into the shop's.
DATA_DIR="$trial/data" DATABASE_URL='' S3_ENDPOINT='' S3_BUCKET='' S3_REGION='' S3_ACCESS_KEY_ID='' S3_SECRET_ACCESS_KEY='' \
  npm run --silent restore -- "$file.part"
mv "$file.part" "$file"
ls -1 "$folder"/shop-*.tar.gz | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -- "$old"; done
echo "Kept $(ls -1 "$folder"/shop-*.tar.gz | wc -l) backups in $folder."
