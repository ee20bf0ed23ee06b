@rem What the launchers of a checkout (shudu.cmd) and of the archive (bin\shudu.cmd) have in common on Windows: called with
@rem "java", "launch", which is this folder, the folders of jars and "cache" set. The options stand in the .jvm files.
@rem Before the command only the language may stand; a "=" in it separates words here.
@set "command=%~1"
@if "%command%"=="--lang" set "command=%~3"
@set "options=command"
@for %%i in (serve bench play cluster) do @if "%command%"=="%%i" set "options=%%i"
@for %%i in (print book draw) do @if "%command%"=="%%i" set "options=print"
@goto %options%
:command
@rem Commands that think like a person need more classes, and each class makes a start longer: they have a cache of their own.
@set "rehearsed=solve check convert"
@for %%i in (hint explain rate serate learn drill techniques) do @if "%command%"=="%%i" set "rehearsed=hint explain rate" & set "cache=%cache%.logic"
@if not exist "%cache%" "%java%" @"%launch%\command.jvm" "-XX:AOTCacheOutput=%cache%" -p "%modules%" -m io.shudu.cli/io.shudu.cli.Rehearsal %rehearsed% >nul 2>&1
@if not exist "%cache%" goto uncached
@"%java%" @"%launch%\command.jvm" "-XX:AOTCache=%cache%" "-Dshudu.vector=%vector%" -p "%modules%" -m io.shudu.cli/io.shudu.cli.Main %*
@exit /b %errorlevel%
:uncached
@"%java%" @"%launch%\command.jvm" "-Dshudu.vector=%vector%" -p "%modules%" -m io.shudu.cli/io.shudu.cli.Main %*
@exit /b %errorlevel%
:serve
@set "jars=%serve%\*;%print%\*;%app%\*"
@goto more
:bench
@set "jars=%bench%\*"
@goto more
:print
@set "jars=%print%\*"
@goto more
:play
@set "jars=%play%\*"
@goto more
:cluster
@set "jars=%cluster%\shudu-cluster.jar;%SPARK_HOME%\jars\*"
:more
@"%java%" @"%launch%\%options%.jvm" -cp "%modules%\*;%jars%" io.shudu.cli.Main %*
@exit /b %errorlevel%
