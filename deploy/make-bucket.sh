#!/bin/sh
# Makes the bucket, and the shop's own user, who may touch this bucket alone. Run at each start: what is there stays.
set -eu
mc mb --ignore-existing store/pictures
mc admin policy create store pictures /pictures-policy.json
mc admin user add store lupulo "$PICTURES_PASSWORD"
# The image has no grep, and to attach a policy twice is an error.
case "$(mc admin user info --json store lupulo)" in
*'"policyName":"pictures"'*) ;;
*) mc admin policy attach store pictures --user lupulo ;;
esac
