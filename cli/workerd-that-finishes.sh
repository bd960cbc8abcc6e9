#!/bin/sh
# A Ctrl-C reaches every process of the terminal. What keeps the storage open ignores it, so that the
# command can finish what it writes; the command ends it afterwards.
trap '' INT
exec "$WORKERD_PATH" "$@"
