@rem What the launchers of a checkout (shudu.cmd) and of the archive (bin\shudu.cmd) have in common on Windows: called with
@rem "java", "launch", which is this folder, the folders of jars and "cache" set. The options stand in the .jvm files.
@rem Before the command only the language may stand; a "=" in it separates words here.
@set "command=%~1"
@if "%command%"=="--lang" set "command=%~3"
@if "%command%"=="serve" goto serve
@if "%command%"=="bench" goto bench
@if "%command%"=="print" goto print
@if "%command%"=="book" goto book
@if "%command%"=="draw" goto draw
@if "%command%"=="play" goto play
@if "%command%"=="cluster" goto cluster
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
@"%java%" @"%launch%\serve.jvm" -cp "%modules%\*;%serve%\*;%print%\*;%app%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:bench
@"%java%" @"%launch%\bench.jvm" -cp "%modules%\*;%bench%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:print
@"%java%" @"%launch%\print.jvm" -cp "%modules%\*;%print%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:book
@"%java%" @"%launch%\book.jvm" -cp "%modules%\*;%print%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:draw
@"%java%" @"%launch%\draw.jvm" -cp "%modules%\*;%print%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:play
@"%java%" @"%launch%\play.jvm" -cp "%modules%\*;%play%\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
:cluster
@"%java%" @"%launch%\cluster.jvm" -cp "%modules%\*;%cluster%\shudu-cluster.jar;%SPARK_HOME%\jars\*" io.shudu.cli.Main %*
@exit /b %errorlevel%
