#!/bin/sh
# A Ctrl-C reaches every process of the terminal. workerd, which keeps the storage open, ignores it, so
# that the command can finish its writes; the command ends workerd afterwards.
trap '' INT
exec "$WORKERD_PATH" "$@"
