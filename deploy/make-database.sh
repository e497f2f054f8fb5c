#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: the shop's own role, which owns its database and nothing else. It may make
# tables and the extensions that PostgreSQL trusts (pg_trgm, unaccent), and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE lupulo LOGIN PASSWORD :'password';
CREATE DATABASE lupulo OWNER lupulo;
REVOKE ALL ON DATABASE lupulo FROM PUBLIC;
SQL
