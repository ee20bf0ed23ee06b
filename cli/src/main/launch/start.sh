# What the launcher of a checkout (./shudu) and that of the archive (bin/shudu) have in common: it is read by both with
# "home" and "launch", this folder, in place.
set -u

# In the place of a standard stream that is closed comes whatever file is opened next, so an empty one is put there, and
# the command is told.
closed=
{ true 3<&0; } 2>/dev/null || { closed=0 && exec </dev/null; }
{ true 3>&1; } 2>/dev/null || { closed=${closed}1 && exec >/dev/null; }
true 3>&2 || { closed=${closed}2 && exec 2>/dev/null; }

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    zh*) chinese=1 ;;
    *) chinese= ;;
esac

# In the C locale Java knows no file names beyond ASCII; the language of messages stays.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    '' | C | POSIX)
        [ -z "${LC_ALL:-}" ] || export LC_ALL=C.UTF-8
        export LC_CTYPE=C.UTF-8
        ;;
esac

say() { # English, Chinese
    if [ -n "$chinese" ]; then echo "shudu：$2" >&2; else echo "shudu: $1" >&2; fi
}

case $home in
    *:*)
        say "the folder $home has a colon in its name, which Java takes for the end of the name; move or rename it" \
            "文件夹 $home 的名字里有冒号，Java 会把它当作名字的结尾；请移动或改名"
        exit 3
        ;;
esac

# The sub-command, before which only the language may stand.
case ${1:-} in
    --lang) command=${3:-} ;;
    --lang=*) command=${2:-} ;;
    *) command=${1:-} ;;
esac

# How Java runs the command: in the file of that name. Those that need no more jars are over in a moment, and begin with a
# cache.
case $command in
    serve | bench | play | cluster) options=$command ;;
    print | book | draw) options=print ;;
    *) options=command ;;
esac
is_short() { [ "$options" = command ]; }

# Each class in a cache makes the start longer, so commands that think like a person, which need more of them, have one of
# their own.
rehearsed="solve check convert"
kind=
case $command in
    hint | explain | rate | serate | learn | drill | techniques) rehearsed="hint explain rate" kind=.logic ;;
esac

# What the JVM remembers of the classes of a short command, so that it need not load them again. It fits one JDK, one
# place and the very jars that it was made with; an empty file says that it cannot be made.
has_cache() { # "cache" names it, with "kind" at its end
    is_short || return 0
    [ -e "$cache" ] || return 1
    for jar in "$modules"/*.jar; do
        [ "$cache" -nt "$jar" ] || return 1
    done
}

make_cache() {
    mkdir -p "${cache%/*}" || return
    "$jdk/bin/java" @"$launch/command.jvm" -XX:AOTCacheOutput="$cache.$$" -p "$modules" -m io.shudu.cli/io.shudu.cli.Rehearsal $rehearsed
    [ -e "$cache.$$" ] || : >"$cache.$$"
    mv "$cache.$$" "$cache"
} >/dev/null 2>&1 </dev/null

# Spark's own jars: those of an installation, or else those that a checkout has for building.
spark_jars() {
    if [ -n "${SPARK_HOME:-}" ]; then echo "$SPARK_HOME/jars/*"; else cat "$cluster/spark.classpath" 2>/dev/null; fi
}

# Becomes the command: with the JDK in "jdk" and the folders of jars in "modules", "vector", "serve", "app", "bench",
# "print", "play" and "cluster".
start() {
    # Which of the three streams are terminals: Java cannot tell by itself.
    terminals=
    for stream in 0 1 2; do [ ! -t $stream ] || terminals=$terminals$stream; done
    about="-Dshudu.terminals=$terminals -Dshudu.closed=$closed"
    case $options in
        serve) jars="$serve/*:$print/*:$app/*" ;;
        bench) jars="$bench/*" ;;
        print) jars="$print/*" ;;
        play) jars="$play/*" ;;
        cluster) jars="$cluster/shudu-cluster.jar:$(spark_jars)" ;;
    esac
    is_short || exec "$jdk/bin/java" @"$launch/$options.jvm" $about -cp "$modules/*:$jars" io.shudu.cli.Main "$@"
    set -- $about -Dshudu.vector="$vector" -p "$modules" -m io.shudu.cli/io.shudu.cli.Main "$@"
    has_cache && [ -s "$cache" ] && set -- -XX:AOTCache="$cache" "$@"
    exec "$jdk/bin/java" @"$launch/command.jvm" "$@"
}
