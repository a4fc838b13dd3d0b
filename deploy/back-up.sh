#!/bin/sh
# Writes an encrypted backup, restores it as a trial, and only then removes old ones. Run nightly by deploy/systemd and compose.yaml.
set -eu
cd "$(dirname "$0")/.."
folder=${BACKUP_DIR:?says where the backups go}
keep=${BACKUP_KEEP:-14}
: "${BACKUP_PASSPHRASE:?encrypts the backup: without it the file holds customers in the clear}"
umask 077
run() { node_modules/.bin/node "src/app/commands/$1.ts" "$2"; }

file="$folder/shop-$(date +%Y-%m-%d-%H%M%S).tar.gz"
untried="$folder/not-restored.tar.gz"
trial=$(mktemp -d)
trap 'rm -rf "$trial" "$file.part"' EXIT
run backup "$file.part"
# Into an embedded database and a folder of its own, so nothing that names the shop's database or bucket is inherited.
if ! DATA_DIR="$trial/data" DATABASE_URL='' DATABASE_PASSWORD='' \
  S3_ENDPOINT='' S3_BUCKET='' S3_REGION='' S3_ACCESS_KEY_ID='' S3_SECRET_ACCESS_KEY='' run restore "$file.part"; then
  mv "$file.part" "$untried"
  echo "Tonight's backup could not be restored. It is kept as $untried, and no older one was removed." >&2
  exit 1
fi
mv "$file.part" "$file"
rm -f "$untried"
ls -1 "$folder"/shop-*.tar.gz | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -- "$old"; done
# The shop publishes the age of the last backup, for alerts.
run record-backup "$file"
echo "Kept $(ls -1 "$folder"/shop-*.tar.gz | wc -l) backups in $folder."
