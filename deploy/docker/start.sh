# Starts nginx with livery.conf, adapted to the platform and the preview domain of the environment.
set -eu
sed \
  -e "s|127\.0\.0\.1:4180|$LIVERY_PLATFORM|" \
  -e "s|\$livery_preview_domain \"\"|\$livery_preview_domain \"$LIVERY_PREVIEW_DOMAIN\"|" \
  /etc/nginx/livery/livery.conf > /etc/nginx/conf.d/livery.conf
exec nginx -g 'daemon off;'
